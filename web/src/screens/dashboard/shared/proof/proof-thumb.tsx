import { Box } from '@mantine/core'
import { look } from '../../../../ui/look'

/** Thumbnail of a proof, described by the text beside it; empty while loading. */
export function ProofThumb({ url }: { url: string | null }) {
  return (
    <Box
      component="span"
      w={44}
      h={44}
      className={look('block', 'flex-none', 'overflow-hidden', 'border', 'rounded-sm', 'ground')}
      aria-hidden
    >
      {url !== null && (
        <img
          src={url}
          alt=""
          loading="lazy"
          className={look('block', 'w-full', 'h-full', 'fit-cover')}
        />
      )}
    </Box>
  )
}
