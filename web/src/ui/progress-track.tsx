import { look } from './look'
import classes from './progress-track.module.css'

interface ProgressTrackProps {
  label: string
  /** 0 to 100; undefined while the total is unknown. */
  percent?: number
}

export function ProgressTrack({ label, percent }: ProgressTrackProps) {
  const isKnown = percent !== undefined
  return (
    <div
      className={`${look('w-full', 'overflow-hidden')} ${classes.track}`}
      role="progressbar"
      aria-label={label}
      {...(isKnown && { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent })}
      data-unknown={!isKnown || undefined}
    >
      <div
        className={`${look('h-full')} ${classes.bar}`}
        style={isKnown ? { width: `${percent}%` } : undefined}
      />
    </div>
  )
}
