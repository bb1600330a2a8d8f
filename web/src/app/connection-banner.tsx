import { connectionTexts } from '@pasok/domain/kernel/connection.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { connectionStore, lookForServer, suspectConnection } from '../lib/connection'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import classes from './connection-banner.module.css'
import { look } from '../ui/look'

/** Ms between looks for the server: while it is away, and while all seems well. */
const WHILE_AWAY = 3_000
const WHILE_THERE = 30_000
/** Ms for which it is said that all is well again. */
const SAID_FOR = 4_000

/** Looks for the server by itself, in pages that somebody sees. */
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

/** True for a while after the server came back; what failed meanwhile is then asked for again. */
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
    const timer = setTimeout(() => setBack(false), SAID_FOR)
    return () => clearTimeout(timer)
  }, [isBack])
  return isBack && !isAway
}

/** Spec 1 §2: whether the server can be reached, by the browser's word and the server's own. */
export function ConnectionBanner() {
  const t = useTexts(connectionTexts)
  const ts = useTexts(shellTexts)
  const isAway = useStore(connectionStore) === 'disconnected'
  const isBack = useReturn(isAway)
  useWatch(isAway)
  useEffect(() => {
    if (!navigator.onLine) void lookForServer()
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
