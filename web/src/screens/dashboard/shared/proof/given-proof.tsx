import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import classes from './proof.module.css'
import { ProofThumb } from './proof-thumb'
import { look } from '../../../../ui/look'

export function GivenProof({ url, label }: { url: string; label: string }) {
  return (
    <Anchor
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={`${classes.given} ${look('inline-row', 'gap-xs', 'touch', 'text-xs')}`}
    >
      <ProofThumb url={url} />
      {label}
      <IconExternalLink size={14} aria-hidden />
    </Anchor>
  )
}
