/** Free height needed to erect a unit of the sample under a roof. */
export const headroomMm = 300;
