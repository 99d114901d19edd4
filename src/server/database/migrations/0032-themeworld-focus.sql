-- The focus point of a themeworld's picture, where the desk or its file names another one than the index of the pictures.
alter table themeworld add column focus double precision[] check (array_length(focus, 1) = 2);
