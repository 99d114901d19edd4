/** Local time of a site, as the browser's field for date and time writes it; unlike the files, the desk knows no days relative to today. */
export const deskTimePattern = String.raw`^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$`;
