-- Why less was received than ordered; null where nobody said so, and of lines that came in full.
alter table receipt_lines add column shortage text
  check (shortage in ('not-delivered', 'damaged', 'wrong-item', 'refused', 'other'));
