import { placeIn, type Place } from './place'

export const FILE_PLACES: readonly Place[] = placeIn(['getFile'], 'params', 'id', 'file', 'company')
