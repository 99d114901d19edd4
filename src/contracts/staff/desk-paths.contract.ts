/** DESK-6: the desk's calls, for its pages and for a CMS of the company. Only for staff with a role. */
const api = '/service/staff/desk/api';
export const deskItemsPath = `${api}/items`;
export const deskChoicesPath = `${api}/choices`;
export const deskDrawnPath = `${api}/drawn`;
export const deskReleasesPath = `${api}/releases`;
export const deskReleasePath = `${api}/releases/:id`;
export const deskDraftsPath = `${api}/releases/:id/drafts`;
export const deskActsPath = `${api}/releases/:id/acts`;
export const deskHistoryPath = `${api}/history`;
export const deskRestorePath = `${api}/history/:id/restore`;
export const deskCalendarPath = `${api}/calendar`;
/** DESK-1: leads to the shop as of a moment; a plain link */
export const deskPreviewPath = `${api}/preview`;
/** DESK-7 */
export const deskPlanningPath = `${api}/planning`;
export const deskPlanningCsvPath = `${api}/planning/csv`;
export const deskTestsPath = `${api}/tests`;
export const deskTestPath = `${api}/tests/:id`;
export const deskTestActsPath = `${api}/tests/:id/acts`;
export const deskTestResultPath = `${api}/tests/:id/result`;
