import classes from './proof.module.css'
import { look } from '../../../../ui/look'

const FRAME = look('centered', 'flex-none', 'overflow-hidden', 'border', 'rounded-sm', 'ground')

/** A proof as a small picture, beside words that say what it is; empty until the picture is there. */
export function ProofThumb({ url }: { url: string | null }) {
  return (
    <span className={`${classes.thumb} ${FRAME}`} aria-hidden>
      {url !== null && <img src={url} alt="" loading="lazy" />}
    </span>
  )
}
