-- Whoever may do more or less than before is looked at anew on every process that holds one of their
-- sockets: told by the tables themselves, in the transaction that changes them, so that nothing that is
-- ever written to them can forget it (server/src/realtime/).
create function tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_array('access',
    json_build_object(tg_argv[0], json_build_array(to_jsonb(old) ->> tg_argv[1])))::text);
  return null;
end $$;

create trigger sign_in_ended after update of ended_at on sign_ins for each row
  when (old.ended_at is null and new.ended_at is not null)
  execute function tell_access('signIns', 'id');

create trigger user_may_otherwise after update on users for each row
  when ((old.status, old.flag, old.buyer_id, old.vendor_id, old.role_id, old.is_owner, old.is_super_admin, old.first_time)
    is distinct from
    (new.status, new.flag, new.buyer_id, new.vendor_id, new.role_id, new.is_owner, new.is_super_admin, new.first_time))
  execute function tell_access('users', 'id');

create trigger role_may_otherwise after update on roles for each row
  when (old.features is distinct from new.features)
  execute function tell_access('owners', 'buyer_id');

create trigger company_may_otherwise after update of verification_status on buyers for each row
  when (old.verification_status is distinct from new.verification_status)
  execute function tell_access('owners', 'id');

create trigger company_taken after delete on super_admin_companies for each row
  execute function tell_access('users', 'user_id');
