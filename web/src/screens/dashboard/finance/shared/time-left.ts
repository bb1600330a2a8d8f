const two = (value: number) => String(value).padStart(2, '0')

/** Returns the time left as hours, minutes and seconds: `11:59:58`; `00:00:00` when over. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1000))
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => two(Math.floor(part)))
    .join(':')
}
