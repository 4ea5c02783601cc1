-- The shop's logo and what messengers show hold their pictures, as everything else that shows one.
create trigger hold_media_of_logo after insert or update of logo on channels
  for each row when (new.logo like 'm-%') execute function hold_media('logo');
create trigger hold_media_of_share_image after insert or update of share_image on channels
  for each row when (new.share_image like 'm-%') execute function hold_media('share_image');
