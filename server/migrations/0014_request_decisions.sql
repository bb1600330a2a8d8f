-- What was decided before decisions had rows of their own. May run any number of times: a release
-- before this one, still at work while it is replaced, decides without a row. Such a request is shown
-- from its history meanwhile; the next release's migrations repeat this statement.
insert into request_decisions (buyer_id, request_id, step, decision, decided_by, decided_by_name,
  acting_for, note, decided_at)
select distinct on (history.buyer_id, history.document_id)
  history.buyer_id, history.document_id, 1,
  case history.status when 'Approved' then 'approve' else 'reject' end,
  history.user_id, history.user_name, audit_log.acting_for, history.note, history.at
from status_history as history
join purchase_requests as request
  on request.buyer_id = history.buyer_id and request.id = history.document_id
left join audit_log
  on audit_log.subject_id = history.document_id::text
  and audit_log.buyer_id = history.buyer_id
  and audit_log.action in ('request.approve', 'request.reject')
where history.document = 'request' and history.status in ('Approved', 'Rejected')
  and history.user_id is not null
order by history.buyer_id, history.document_id, history.id
on conflict (buyer_id, request_id, step) do nothing;
