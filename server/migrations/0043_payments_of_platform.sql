-- The provider's list of what is paid to the platform. A release before this one reads none of it.
create index payments_of_platform on payments (created_at desc, id desc) where not direct_payment;
