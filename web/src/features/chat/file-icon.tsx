import {
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeCsv,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypePpt,
  IconPhoto,
  type Icon,
} from '@tabler/icons-react'

/** By a part of the media type, the first that matches. */
const ICONS: readonly (readonly [string, Icon])[] = [
  ['image/', IconPhoto],
  ['pdf', IconFileTypePdf],
  ['wordprocessingml', IconFileTypeDocx],
  ['spreadsheetml', IconFileSpreadsheet],
  ['presentationml', IconFileTypePpt],
  ['csv', IconFileTypeCsv],
]

/** The sign of a file's kind, beside its name. */
export function FileIcon({ type, size }: { type: string; size: number }) {
  const Sign = ICONS.find(([part]) => type.includes(part))?.[1] ?? IconFileText
  return <Sign size={size} stroke={1.5} aria-hidden />
}
