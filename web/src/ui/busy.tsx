import { Loader } from '@mantine/core'

interface BusyProps {
  /** What is waited for. */
  label: string
  /** In px. */
  size?: number
}

/** Turns while something is waited for. The library's is a nameless span, whose name nobody hears. */
export function Busy({ label, size = 16 }: BusyProps) {
  return <Loader size={size} role="img" aria-label={label} />
}
