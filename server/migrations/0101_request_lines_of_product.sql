-- Open editors hear that what their draft holds has another price or is gone.
create index request_lines_product on request_lines (product_id);
create index request_lines_vendor on request_lines (vendor_id);
