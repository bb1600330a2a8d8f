import { Loader } from '@mantine/core'

interface BusyProps {
  label: string
  /** In pixels. */
  size?: number
}

/** A spinner. Mantine's is a span without a role, so screen readers would ignore its name. */
export function Busy({ label, size = 16 }: BusyProps) {
  return <Loader size={size} role="img" aria-label={label} />
}
