import type { Problem } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { z } from 'zod'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>
/** A sentence of ours with its values. */
type Said = Pick<Problem, 'text' | 'values'>

/** Values beyond these tell a person nothing. */
const MOST_VALUES = 12
/** As the screens write numbers, in both languages. */
const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

const KINDS: Readonly<Record<string, Text>> = {
  string: kernelTexts.notText,
  number: kernelTexts.notNumber,
  int: kernelTexts.notWhole,
  boolean: kernelTexts.notYesOrNo,
  array: kernelTexts.notList,
}

const FORMATS: Readonly<Record<string, Text>> = {
  email: kernelTexts.notEmail,
  date: kernelTexts.notDate,
  datetime: kernelTexts.notDate,
}

/** Left out, or nothing typed. */
const isMissing = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

function ofKind({ expected, input }: IssueOf<'invalid_type'>): Said {
  if (isMissing(input)) return { text: kernelTexts.required }
  return { text: KINDS[expected] ?? kernelTexts.invalid }
}

function ofValues({ values, input }: IssueOf<'invalid_value'>): Said {
  if (isMissing(input)) return { text: kernelTexts.required }
  if (values.length > MOST_VALUES)
    return {
      text: kernelTexts.notAmong,
      values: { count: values.length, example: String(values[0]) },
    }
  return { text: kernelTexts.notOneOf, values: { values: values.map(String).join(', ') } }
}

const limit = (name: string, value: number | bigint): Values => ({ [name]: figures.format(value) })

function ofTooMuch({ origin, maximum, inclusive = true }: IssueOf<'too_big'>): Said {
  const values = limit('maximum', maximum)
  if (origin === 'string') return { text: kernelTexts.tooLong, values }
  if (origin === 'array' || origin === 'set') return { text: kernelTexts.tooMany, values }
  return { text: inclusive ? kernelTexts.tooLarge : kernelTexts.notBelow, values }
}

function ofTooLittle({ origin, minimum, inclusive = true, input }: IssueOf<'too_small'>): Said {
  const values = limit('minimum', minimum)
  if (origin === 'string')
    return isMissing(input)
      ? { text: kernelTexts.required }
      : { text: kernelTexts.tooShort, values }
  if (origin === 'array' || origin === 'set') return { text: kernelTexts.tooFew, values }
  return { text: inclusive ? kernelTexts.tooSmall : kernelTexts.notAbove, values }
}

const textShape = z.object({ en: z.string(), id: z.string() })

/** A schema's own sentence, in each language where the schema brings them (`params.text`). */
function ofOwn({ params, message }: IssueOf<'custom'>): Said {
  const own = textShape.safeParse(params?.['text'])
  return { text: own.success ? own.data : { en: message, id: message } }
}

function saidOf(issue: Issue): Said {
  if (issue.code === 'invalid_type') return ofKind(issue)
  if (issue.code === 'invalid_value') return ofValues(issue)
  if (issue.code === 'too_big') return ofTooMuch(issue)
  if (issue.code === 'too_small') return ofTooLittle(issue)
  if (issue.code === 'custom') return ofOwn(issue)
  if (isMissing(issue.input)) return { text: kernelTexts.required }
  if (issue.code === 'invalid_format') return { text: FORMATS[issue.format] ?? kernelTexts.invalid }
  return { text: kernelTexts.invalid }
}

/** What the schema library found at a place, in words for people; it must have kept the input. */
export function problemOf(issue: Issue): Problem {
  return {
    code: 'bad_request',
    ...(issue.path.length > 0 && { path: issue.path.join('.') }),
    ...saidOf(issue),
  }
}
