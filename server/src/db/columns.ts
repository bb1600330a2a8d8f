import type { ColumnType } from 'kysely'

/** Exact decimals are read from the database as text and written as text or whole numbers. */
export type Numeric = ColumnType<string, string | number, string | number>
export type NumericDefault = ColumnType<string, string | number | undefined, string | number>
export type Time = ColumnType<Date, Date, Date>
export type TimeDefault = ColumnType<Date, Date | undefined, Date>
export type Json<T> = ColumnType<T, string, string>
export type JsonDefault<T> = ColumnType<T, string | undefined, string>
