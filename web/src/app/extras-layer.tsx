import { Tooltip, UnstyledButton } from '@mantine/core'
import { connectionTexts, shellTexts } from '@pasok/domain/kernel/shell.texts'

import { LIVE_TOPICS, type LiveTopic } from '@pasok/domain/notifications/live/live'
import { feedbackDialogTexts } from '@pasok/domain/platform/platform.feedback.texts'
import { IconMessageReport, IconWifi, IconWifiOff } from '@tabler/icons-react'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { CallName } from '../lib/api'
import { connectionStore, checkConnection, suspectConnection } from '../lib/connection'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { type LiveNews, useLiveChanges } from '../lib/live'
import { useMayChat } from '../lib/may-chat'
import { SHOWN_BY } from '../lib/refresh'
import { renewSession, useCan, useSignedIn } from '../lib/session'
import { ownerKeyOf } from '../lib/session.kinds'
import { setLine, socketStore, publishNews, useSocketNews } from '../lib/socket'
import { openLine } from '../lib/socket.line'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import { closeWithToast } from '../lib/toast'
import { usePhone } from '../lib/use-phone'
import { look } from '../ui/look'
import type { NavigationEntry } from './navigation-entries'
import classes from './extras-layer.module.css'
import { closeExtra, extraStore } from './extras.store'

/** Milliseconds between connection checks: while disconnected, and while connected. */
const WHILE_AWAY = 3_000
const WHILE_THERE = 30_000
/** Milliseconds for which "connected" is shown after a reconnect. */
const RESTORED_SHOWN_MS = 4_000

/** Checks the connection regularly while the page is visible. */
function useWatch(isAway: boolean): void {
  useEffect(() => {
    const suspect = () => {
      if (document.visibilityState === 'visible') suspectConnection()
    }
    const lost = () => connectionStore.set('disconnected')
    const timer = setInterval(suspect, isAway ? WHILE_AWAY : WHILE_THERE)
    window.addEventListener('offline', lost)
    window.addEventListener('online', suspect)
    document.addEventListener('visibilitychange', suspect)
    return () => {
      clearInterval(timer)
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', suspect)
      document.removeEventListener('visibilitychange', suspect)
    }
  }, [isAway])
}

/** Returns true for a while after a reconnect, and then repeats the queries that failed while disconnected. */
function useReturn(isAway: boolean): boolean {
  const queries = useQueryClient()
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (!isAway) return undefined
    return () => {
      setBack(true)
      void queries.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
      })
    }
  }, [isAway, queries])
  useEffect(() => {
    if (!isBack) return undefined
    const timer = setTimeout(() => setBack(false), RESTORED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isBack])
  return isBack && !isAway
}

/**
 * Shows the loss and the return of the connection, by the browser's events and by our own checks (Spec 1 §2).
 */
function ConnectionBanner() {
  const t = useTexts(connectionTexts)
  const ts = useTexts(shellTexts)
  const isAway = useStore(connectionStore) === 'disconnected'
  const isBack = useReturn(isAway)
  useWatch(isAway)
  useEffect(() => {
    if (!navigator.onLine) void checkConnection()
  }, [])
  return (
    <div className={`${look('paper-hidden')} ${classes.place}`} role="status">
      {isAway && (
        <Banner tone="on-amber" icon={IconWifiOff}>
          <span>
            <strong className={look('medium')}>{ts('disconnected')}</strong>{' '}
            <span className={look('phone-hidden')}>{t('kept')}</span>
          </span>
        </Banner>
      )}
      {isBack && (
        <Banner tone="on-green" icon={IconWifi}>
          <strong className={look('medium')}>{t('connected')}</strong>
        </Banner>
      )}
    </div>
  )
}

interface BannerProps {
  tone: 'on-amber' | 'on-green'
  icon: typeof IconWifi
  children: ReactNode
}

function Banner({ tone, icon: Icon, children }: BannerProps) {
  return (
    <div className={look('surface', 'rounded-md', 'floating')}>
      <div className={`${look('row', 'gap-10', 'rounded-md', tone)} ${classes.banner}`}>
        <Icon size={18} aria-hidden />
        {children}
      </div>
    </div>
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Returns true when a query loads one of the changed documents: its input has the id or code, or its data has
 * the id.
 */
function isAbout(changed: ReadonlySet<unknown>, { queryKey: key, state }: Query): boolean {
  const { data } = state
  return changed.has(requestedIdOf(key)) || (isRecord(data) && changed.has(data['_id']))
}

/** Returns the document's id or code from a query key. */
function requestedIdOf([, input]: readonly unknown[]): unknown {
  const params = isRecord(input) ? input['params'] : undefined
  return isRecord(params) ? (params['id'] ?? params['code']) : undefined
}

/**
 * Returns a function that recognizes the queries that show documents of a topic; single-document queries only when
 * that document changed.
 */
function shows(topic: LiveTopic, news: LiveNews): (query: Query) => boolean {
  const own = news?.filter((change) => change.topic === topic)
  if (own?.length === 0) return () => false
  const { lists, documents } = SHOWN_BY[topic]
  const changed = own && new Set<unknown>(own.flatMap(({ id, code }) => [id, code]))
  return (query) => {
    const isOf = (name: CallName) => query.queryKey[0] === name
    return lists.some(isOf) || (documents.some(isOf) && (!changed || isAbout(changed, query)))
  }
}

/** Refreshes the queries affected by changes of other users, each once however many topics it belongs to. */
export function renewChanged(client: QueryClient, news: LiveNews): void {
  const affected = LIVE_TOPICS.map((topic) => shows(topic, news))
  void client.invalidateQueries({
    predicate: (query) => affected.some((isAffected) => isAffected(query)),
  })
}

function LiveChanges() {
  const client = useQueryClient()
  useLiveChanges(LIVE_TOPICS, (news) => renewChanged(client, news))
  return null
}

function LiveSocket() {
  const signedIn = useSignedIn()
  const owner = signedIn && ownerKeyOf(signedIn)
  useEffect(() => {
    if (owner === null) return undefined
    const line = openLine({
      news: publishNews,
      state: (isConnected) => socketStore.set(isConnected ? 'connected' : 'away'),
    })
    setLine(line)
    return () => {
      setLine(null)
      line.close()
    }
  }, [owner])
  // A late event may concern an earlier session, so the server decides whether the current one has ended.
  useSocketNews('ended', () => void renewSession(true).catch(() => undefined))
  return null
}

/**
 * Floating button on every screen except on phones (Spec 1 §2); disabled until the registration is complete.
 */
function FeedbackButton({ isOpen }: { isOpen: boolean }) {
  const t = useTexts(feedbackDialogTexts)
  return (
    <Tooltip label={t(isOpen ? 'button' : 'notYet')} position="left">
      <UnstyledButton
        className={`${look('centered', 'surface', 'hover', 'paper-hidden', isOpen ? 'accent' : 'quiet')} ${classes.button}`}
        aria-label={t('button')}
        aria-disabled={!isOpen || undefined}
        aria-haspopup="dialog"
        onClick={() => isOpen && extraStore.set('feedback')}
      >
        <IconMessageReport size={16} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  )
}

const Palette = lazyPiece(async () => (await import('./palette')).Palette)
const Shortcuts = lazyPiece(async () => (await import('./shortcuts')).Shortcuts)
const FeedbackDialog = lazyPiece(
  async () => (await import('../features/platform/feedback-dialog')).FeedbackDialog,
)

const ReceiptSender = lazyPiece(
  async () => (await import('../features/receipts/receipt-sender')).ReceiptSender,
)

const ChatNews = lazyPiece(async () => (await import('../features/chat/chat-news')).ChatNews)

export interface ExtrasLayerProps {
  navigation: readonly NavigationEntry[]
  /** Buyers only; closed until their registration is complete. */
  feedback?: 'open' | 'closed'
}

/** Connection banner, feedback button (on a phone it is in the user menu), live updates and the open dialog. */
export function ExtrasLayer({ navigation, feedback }: ExtrasLayerProps) {
  const shown = useStore(extraStore)
  const phone = usePhone()
  const mayChat = useMayChat()
  const mayReceive = useCan('receipts.create')
  return (
    <>
      <LiveSocket />
      <LiveChanges />
      <ConnectionBanner />
      {feedback && !phone && <FeedbackButton isOpen={feedback === 'open'} />}
      <LazyBoundary optional>{mayChat && <ChatNews />}</LazyBoundary>
      <LazyBoundary optional>{mayReceive && <ReceiptSender />}</LazyBoundary>
      <LazyBoundary key={shown} onMissing={closeWithToast(closeExtra)}>
        {shown === 'palette' && (
          <Palette
            navigation={navigation}
            mayGiveFeedback={feedback === 'open'}
            onClose={closeExtra}
          />
        )}
        {shown === 'shortcuts' && <Shortcuts navigation={navigation} onClose={closeExtra} />}
        {shown === 'feedback' && feedback === 'open' && <FeedbackDialog onClose={closeExtra} />}
      </LazyBoundary>
    </>
  )
}
