const two = (value: number) => String(value).padStart(2, '0')

/** Hours, minutes and seconds until a moment: `11:59:58`; none left is `00:00:00`. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1000))
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => two(Math.floor(part)))
    .join(':')
}
