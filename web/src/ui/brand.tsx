import { look } from './look'

interface BrandProps {
  /** Size of the logo in pixels. */
  size?: number
}

export function Brand({ size = 28 }: BrandProps) {
  return (
    <svg
      className={look('block', 'flex-none')}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden
    >
      <rect width="32" height="32" rx="8" fill="var(--pasok-brand)" />
      <path
        d="M10.5 24V8.5h6.9a5 5 0 0 1 0 10h-2.9"
        fill="none"
        stroke="var(--mantine-color-white)"
        strokeWidth={3.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
