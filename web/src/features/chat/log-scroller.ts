import { freshKey } from '../../lib/api'
import { createStore } from '../../lib/store'

/** Px from an end at which more is asked for, and within which one stays at the end. */
const EDGE = 400
const AT_END = 48
/** Of a message that is in sight, px. */
const GLIMPSE = 24

/** What is shown, and who is told of what. */
interface LogShown {
  /** Changes with what is shown. */
  content: string
  /** The place that is gone to as soon as it is there. */
  target: number | undefined
  /** Nothing comes after what is shown. */
  isWhole: boolean
  onStart: () => void
  onEnd: () => void
  /** A message is in sight of somebody. */
  onSeen: (seq: number) => void
}

const rowsOf = (log: HTMLElement) => Array.from(log.querySelectorAll<HTMLElement>('[data-seq]'))
const findRow = (log: HTMLElement, seq: number | string) =>
  log.querySelector<HTMLElement>(`[data-seq="${seq}"]`)

const leftBelow = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight

/** The last message that is seen, at least its beginning. */
function lastSeen(log: HTMLElement): number {
  const foot = log.scrollTop + log.clientHeight
  const row = rowsOf(log).findLast(
    ({ offsetTop, offsetHeight }) => offsetTop + Math.min(offsetHeight, GLIMPSE) <= foot,
  )
  return Number(row?.dataset['seq'] ?? 0)
}

/** Where a message that is in sight stands, so that it stays there. */
function findAnchor(log: HTMLElement): { seq: string; top: number } | null {
  const row = rowsOf(log).find((one) => one.offsetTop + one.offsetHeight > log.scrollTop)
  return row ? { seq: row.dataset['seq'] ?? '', top: row.offsetTop - log.scrollTop } : null
}

/** To where one begins to read: what is new, else the end. */
function begin(log: HTMLElement): void {
  const first = log.querySelector<HTMLElement>('[data-new]')
  log.scrollTop = first ? first.offsetTop - log.clientHeight / 4 : log.scrollHeight
}

/**
 * Moves a log: it begins where one has read to, grows at its beginning without a jump, stays at its
 * end once one is there, goes to a place that is asked for, and tells what is seen by somebody.
 */
export class LogScroller {
  readonly atEndStore = createStore(true)
  #log: HTMLElement | null = null
  #shown: LogShown | undefined
  #anchor: ReturnType<typeof findAnchor> = null
  #isStuck = true
  #hasBegun = false
  #reached: number | undefined
  #sizes = ''

  /** `ref` of the log, for as long as it stands. */
  readonly attach = (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    this.#log = element
    // Where it stands is said here alone: the router puts back what it knows by its name.
    element.dataset['scrollRestorationId'] = freshKey()
    // A picture has come, the window or what is written has grown: one stays where one was.
    const sizes = new ResizeObserver(() => this.#settle())
    for (const one of [element, ...element.children]) sizes.observe(one)
    const onScroll = () => this.#look()
    element.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('visibilitychange', onScroll)
    return () => {
      this.#log = null
      sizes.disconnect()
      element.removeEventListener('scroll', onScroll)
      document.removeEventListener('visibilitychange', onScroll)
    }
  }

  /** After each picture, before it is seen. */
  show(next: LogShown): void {
    const isOther = next.content !== this.#shown?.content || next.target !== this.#shown.target
    if (next.target === undefined) this.#reached = undefined
    this.#shown = next
    // Something beside it has come or gone, and it is told of that only later.
    if (isOther || this.#sizesNow() !== this.#sizes) this.#settle()
    else this.#look()
  }

  /** To the end, and there it stays. */
  stick(): void {
    this.#isStuck = true
    if (this.#log) this.#log.scrollTop = this.#log.scrollHeight
  }

  /**
   * To a place that is in the address already, or will be; the focus goes to the log, since what was
   * pressed may not be shown there.
   */
  goTo(seq: number): void {
    this.#log?.focus({ preventScroll: true })
    if (seq !== this.#shown?.target) return
    this.#reached = undefined
    this.#settle()
  }

  #sizesNow = () => `${this.#log?.clientHeight}-${this.#log?.scrollHeight}`

  #settle(): void {
    if (this.#log && this.#shown) this.#place(this.#log, this.#shown)
    this.#look()
  }

  #place(log: HTMLElement, { target, isWhole }: LogShown): void {
    const isAsked = target !== undefined && target !== this.#reached
    const row = isAsked ? findRow(log, target) : null
    if (row) {
      this.#reached = target
      this.#hasBegun = true
      log.scrollTop = row.offsetTop - (log.clientHeight - row.offsetHeight) / 2
    } else if (!this.#hasBegun) {
      this.#hasBegun = true
      begin(log)
    } else if (this.#isStuck && isWhole) log.scrollTop = log.scrollHeight
    else if (this.#anchor) {
      const kept = findRow(log, this.#anchor.seq)
      if (kept) log.scrollTop = kept.offsetTop - this.#anchor.top
    }
  }

  #look(): void {
    const [log, shown] = [this.#log, this.#shown]
    if (!log || !shown) return
    this.#sizes = this.#sizesNow()
    this.#anchor = findAnchor(log)
    this.#isStuck = leftBelow(log) <= AT_END
    this.atEndStore.set(this.#isStuck && shown.isWhole)
    if (log.scrollTop < EDGE) shown.onStart()
    if (!shown.isWhole && leftBelow(log) < EDGE) shown.onEnd()
    if (document.visibilityState === 'visible') shown.onSeen(lastSeen(log))
  }
}
