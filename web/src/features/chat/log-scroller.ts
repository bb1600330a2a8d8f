import { freshKey } from '../../lib/api'
import { createStore } from '../../lib/store'

/** Pixels from an end at which more messages are loaded, and within which the log sticks to its end. */
const EDGE = 400
const AT_END = 48
/** Pixels of a message that must be visible for it to count as seen. */
const GLIMPSE = 24

interface LogShown {
  /** Changes whenever the messages change. */
  content: string
  /** Sequence number to scroll to once it is rendered. */
  target: number | undefined
  /** True when the latest message is loaded. */
  isWhole: boolean
  onStart: () => void
  onEnd: () => void
  onSeen: (seq: number) => void
}

const rowsOf = (log: HTMLElement) => Array.from(log.querySelectorAll<HTMLElement>('[data-seq]'))
const findRow = (log: HTMLElement, seq: number | string) =>
  log.querySelector<HTMLElement>(`[data-seq="${seq}"]`)

const leftBelow = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight

/** Returns the last message whose beginning is visible. */
function lastSeen(log: HTMLElement): number {
  const foot = log.scrollTop + log.clientHeight
  const row = rowsOf(log).findLast(
    ({ offsetTop, offsetHeight }) => offsetTop + Math.min(offsetHeight, GLIMPSE) <= foot,
  )
  return Number(row?.dataset['seq'] ?? 0)
}

/** Returns the first visible message and its position, so that it can be restored. */
function findAnchor(log: HTMLElement): { seq: string; top: number } | null {
  const row = rowsOf(log).find((one) => one.offsetTop + one.offsetHeight > log.scrollTop)
  return row ? { seq: row.dataset['seq'] ?? '', top: row.offsetTop - log.scrollTop } : null
}

/** Scrolls to the first unread message, otherwise to the end. */
function begin(log: HTMLElement): void {
  const first = log.querySelector<HTMLElement>('[data-new]')
  log.scrollTop = first ? first.offsetTop - log.clientHeight / 4 : log.scrollHeight
}

/**
 * Controls the scrolling of a message log. It starts at the first unread message, preserves the position of
 * visible messages when older ones are added, sticks to the end, scrolls to requested messages and reports
 * which messages were seen.
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

  readonly attach = (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    this.#log = element
    // A random key prevents the router from restoring a scroll position.
    element.dataset['scrollRestorationId'] = freshKey()
    // Restores the position when pictures load, or the window or composer changes size.
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

  /** Call in a layout effect after every render. */
  show(next: LogShown): void {
    const isOther = next.content !== this.#shown?.content || next.target !== this.#shown.target
    if (next.target === undefined) this.#reached = undefined
    this.#shown = next
    // Neighboring elements may have changed the size, which the observer reports only later.
    if (isOther || this.#sizesNow() !== this.#sizes) this.#settle()
    else this.#look()
  }

  stick(): void {
    this.#isStuck = true
    if (this.#log) this.#log.scrollTop = this.#log.scrollHeight
  }

  /**
   * Scrolls to a message that is in the address, or will be. Focuses the log, because the pressed element may
   * disappear.
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
    const isRequested = target !== undefined && target !== this.#reached
    const row = isRequested ? findRow(log, target) : null
    if (row) {
      this.#reached = target
      this.#hasBegun = true
      log.scrollTop = row.offsetTop - (log.clientHeight - row.offsetHeight) / 2
    } else if (!this.#hasBegun) {
      this.#hasBegun = true
      begin(log)
    } else if (this.#isStuck && isWhole) log.scrollTop = log.scrollHeight
    else if (this.#anchor) {
      const anchorRow = findRow(log, this.#anchor.seq)
      if (anchorRow) log.scrollTop = anchorRow.offsetTop - this.#anchor.top
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
