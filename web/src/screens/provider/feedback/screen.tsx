import { Box, Button, Skeleton } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { feedbackTexts } from '@pasok/domain/platform/platform.texts'
import { IconInbox } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { StageTabs } from '../../../documents/stage-tabs'
import { FeedbackCard } from '../../../features/platform/feedback-card'
import {
  FEEDBACK_PAGE_SIZE,
  useFeedback,
  useMarkFeedback,
  useUnreadFeedback,
} from '../../../features/platform/feedback.queries'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { useSlow } from '../../../ui/skeleton-rows'
import { NoRows } from '../../../ui/no-rows'
import { SearchBox } from '../../../ui/search-box'
import type { FeedbackSearch } from '../search-params'
import { look } from '../../../ui/look'

function WaitingCards() {
  const slow = useSlow(true)
  return (
    <div className={look('stack', 'gap-xs')} aria-busy>
      {[0, 1, 2, 3].map((row) => (
        <Box key={row} h={112} className={look('card')}>
          {slow && <Skeleton height={12} width={`${70 - row * 8}%`} />}
        </Box>
      ))}
    </div>
  )
}

function NoFeedback({ unread, onAll }: { unread: boolean; onAll: () => void }) {
  const t = useTexts(feedbackTexts)
  return (
    <EmptyState
      icon={<IconInbox size={22} />}
      text={t(unread ? 'noneUnread' : 'none')}
      helper={t(unread ? 'noneUnreadHelp' : 'noneHelp')}
      action={
        unread ? (
          <Button variant="default" onClick={onAll}>
            {t('showAll')}
          </Button>
        ) : undefined
      }
    />
  )
}

interface InboxProps {
  address: FeedbackSearch
  go: (next: FeedbackSearch) => void
}

function Inbox({ address, go }: InboxProps) {
  const t = useTexts(feedbackTexts)
  const { unread, search, skip = 0, limit = FEEDBACK_PAGE_SIZE } = address
  const { data, error, isFetching, isPlaceholderData, refetch } = useFeedback({
    unread,
    search,
    skip,
    limit,
  })
  const marking = useMarkFeedback()
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <WaitingCards />
  return (
    <>
      {marking.error && (
        <FailureNotice
          title={t('failed')}
          messages={[messageOf(marking.error)]}
          onClose={marking.reset}
        />
      )}
      {data.rows.length === 0 ? (
        <NoRows
          search={search}
          beyond={skip > 0}
          onClear={() => go({ search: undefined })}
          onFirst={() => go({})}
        >
          <NoFeedback unread={unread === '1'} onAll={() => go({ unread: undefined })} />
        </NoRows>
      ) : (
        <div
          className={`${look('stack', 'gap-xs')} ${look('fade', 'waiting')}`}
          data-waiting={isPlaceholderData || undefined}
        >
          {data.rows.map((row) => (
            <FeedbackCard
              key={row._id}
              row={row}
              pending={marking.isPending && marking.variables.id === row._id}
              onMark={(read) => marking.mutate({ id: row._id, read })}
            />
          ))}
        </div>
      )}
      <Pager
        page={skip}
        pageSize={limit}
        count={data.count}
        onPage={(page) => go({ skip: page || undefined })}
      />
    </>
  )
}

/** `/provider/feedback`: feedback of the companies' users, newest first. */
export default function FeedbackScreen() {
  const t = useTexts(feedbackTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/feedback' })
  const unreadCount = useUnreadFeedback().data
  const go = useCallback(
    (next: FeedbackSearch, replace = false) =>
      void navigate({
        to: '/provider/feedback',
        search: (before) => ({ ...before, skip: undefined, ...next }),
        replace,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  const tab = address.unread === '1' ? 'unread' : 'all'
  return (
    <>
      <PageHead title={tp('feedback')} />
      <StageTabs
        label={t('show')}
        stages={[
          { key: 'all', label: t('all'), count: null },
          { key: 'unread', label: t('unread'), count: unreadCount },
        ]}
        chosen={tab}
        onTurn={(next) => go({ unread: next === 'unread' ? '1' : undefined })}
      >
        <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
          <SearchBox label={t('searchFeedback')} value={address.search ?? ''} onSearch={onSearch} />
        </div>
        <Inbox address={address} go={go} />
      </StageTabs>
    </>
  )
}
