import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import { freshKey } from './api'
import { openLine, type LineListener, type OpenLine } from './socket.line'

/** Ms: within which the tab that holds the socket says that it is there. */
const ANSWERS_WITHIN = 3_000
/** Ms: for how long its answer is waited for; a little longer than it waits itself. */
const PATIENCE = 12_000

/** What tabs say to each other. */
type Said =
  | { kind: 'hello'; from: string }
  /** `to`: the tab that asked. */
  | { kind: 'state'; isConnected: boolean; to: string | null }
  | { kind: 'news'; name: SocketNewsName; news: SocketNews[SocketNewsName] }
  | { kind: 'ask'; id: string; name: string; body: unknown }
  | { kind: 'told'; id: string; told: unknown }

const canShare = () => 'locks' in navigator && typeof BroadcastChannel === 'function'

/** One of a person's tabs: it holds the socket of all of them, or speaks through the one that does. */
class Tab implements OpenLine {
  private readonly id = freshKey()
  private readonly name: string
  private readonly channel: BroadcastChannel
  private readonly post: (said: Said) => void
  private readonly pending = new Map<string, (told: unknown) => void>()
  private readonly closed = new AbortController()
  private line: OpenLine | null = null
  private isConnected = false
  /** Hears whatever is told, since it was answered for the first time. */
  private hears = false
  private doubt: ReturnType<typeof setTimeout> | undefined

  constructor(
    owner: string,
    private readonly listener: LineListener,
    private readonly open: typeof openLine,
  ) {
    this.name = `pasok.socket.${owner}`
    this.channel = new BroadcastChannel(this.name)
    this.post = this.channel.postMessage.bind(this.channel)
    this.channel.addEventListener('message', ({ data }: MessageEvent<Said>) => this.hear(data))
    document.addEventListener('visibilitychange', this.look)
    void this.hold()
    this.look()
  }

  async ask(name: string, body: unknown): Promise<unknown> {
    if (this.line) return this.line.ask(name, body)
    if (!this.isConnected) return undefined
    const id = freshKey()
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.answer(id, undefined)
        this.look()
      }, PATIENCE)
      this.pending.set(id, (told) => {
        clearTimeout(timer)
        resolve(told)
      })
      this.say({ kind: 'ask', id, name, body })
    })
  }

  close(): void {
    this.closed.abort()
    clearTimeout(this.doubt)
    document.removeEventListener('visibilitychange', this.look)
    this.letGo()
    this.channel.close()
  }

  /** Waits until the socket is this tab's, and keeps it until the tab ends or another one takes it. */
  private async hold(steal = false): Promise<void> {
    const { signal } = this.closed
    const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    const take = () => {
      if (!signal.aborted) this.take()
      return held
    }
    try {
      await (steal
        ? navigator.locks.request(this.name, { steal }, take)
        : navigator.locks.request(this.name, { signal }, take))
    } catch {
      // Ended while it waited, or taken by a tab that got no answer from this one.
      this.letGo()
      if (!signal.aborted) void this.hold()
    }
  }

  private take(): void {
    clearTimeout(this.doubt)
    // Whether what was asked through another tab was heard, nobody knows any more.
    for (const id of Array.from(this.pending.keys())) this.answer(id, undefined)
    // Until the new socket stands: it may never do.
    this.tellState(false)
    this.line = this.open({
      news: (name, news) => {
        this.say({ kind: 'news', name, news })
        this.listener.news(name, news)
      },
      state: (isConnected) => this.tellState(isConnected),
    })
  }

  private letGo(): void {
    this.line?.close()
    this.line = null
    this.setState(false)
  }

  /** Asks whether somebody holds the socket; who gets no answer takes it. */
  private readonly look = (): void => {
    if (this.line || document.visibilityState === 'hidden') return
    clearTimeout(this.doubt)
    this.say({ kind: 'hello', from: this.id })
    this.doubt = setTimeout(
      () => void (this.line ?? this.hold(true)),
      ANSWERS_WITHIN * (1 + Math.random()),
    )
  }

  private hear(said: Said): void {
    if (this.line) return this.serve(this.line, said)
    if (said.kind === 'told') this.answer(said.id, said.told)
    if (said.kind === 'news') this.listener.news(said.name, said.news)
    if (said.kind !== 'state') return
    clearTimeout(this.doubt)
    this.setState(said.isConnected)
    if (said.to !== this.id || this.hears) return
    this.hears = true
    // What was told before this tab listened is not known here.
    if (said.isConnected) this.listener.news('resync', null)
  }

  private serve(line: OpenLine, said: Said): void {
    if (said.kind === 'hello')
      this.say({ kind: 'state', isConnected: this.isConnected, to: said.from })
    if (said.kind !== 'ask') return
    void line
      .ask(said.name, said.body)
      .then((told) => this.say({ kind: 'told', id: said.id, told }))
  }

  private answer(id: string, told: unknown): void {
    this.pending.get(id)?.(told)
    this.pending.delete(id)
  }

  private tellState(isConnected: boolean): void {
    this.setState(isConnected)
    this.say({ kind: 'state', isConnected, to: null })
  }

  private setState(isConnected: boolean): void {
    this.isConnected = isConnected
    this.listener.state(isConnected)
  }

  private say(said: Said): void {
    if (!this.closed.signal.aborted) this.post(said)
  }
}

/**
 * A line to the server that all tabs of a person share, where the browser can: the tab that holds a
 * lock has the socket, and when it ends or falls silent another one takes it over.
 */
export const shareLine = (
  owner: string,
  listener: LineListener,
  open: typeof openLine = openLine,
): OpenLine => (canShare() ? new Tab(owner, listener, open) : open(listener))
