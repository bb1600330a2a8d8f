import type { Invariant } from './invariant'

export const INVITATION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an invitation is counted as often as it was mailed, and its newest link is one of them',
    breaches: `
      select invitations.id, sent, count(links.token_hash) as mailed from invitations
      left join invitation_links links
        on links.buyer_id = invitations.buyer_id and links.invitation_id = invitations.id
      group by invitations.buyer_id, invitations.id
      -- Links that are long over are swept.
      having sent < count(links.token_hash)
        or invitations.created_at > now() - interval '80 days' and sent <> count(links.token_hash)
        or invitations.sent_at > now() - interval '80 days'
          and count(*) filter (where links.token_hash = invitations.token_hash) <> 1`,
  },
  {
    name: 'an invitation has an audit entry per mail and per move',
    breaches: `
      select invitations.id, sent, version, count(audit_log.id) from invitations
      left join audit_log on subject = 'invitation' and subject_id = invitations.id::text
      group by invitations.buyer_id, invitations.id
      having count(*) filter (where action in ('invitation.send', 'invitation.resend')) <> sent
        or count(*) filter (where action = 'invitation.accept')
          <> case state when 'Accepted' then 1 else 0 end`,
  },
  {
    name: 'a vendor’s invitation that was accepted has one application, which stands as it says',
    breaches: `
      select invitations.id, joined, application.state from invitations
      full join vendor_applications application
        on application.buyer_id = invitations.buyer_id
        and application.invitation_id = invitations.id
      where (channel = 'VENDOR' and invitations.state = 'Accepted' or application.id is not null)
        and application.state is distinct from case
          when channel = 'VENDOR' then case joined when 'waiting' then 'Waiting'
            when 'joined' then 'Accepted' when 'declined' then 'Declined' end end`,
  },
]
