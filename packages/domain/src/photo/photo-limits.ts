/** Of the longer side. Enough for a screen and a page of paper; larger photos would only be slow. */
export const maxPhotoPx = 1600;

/** Of a JPEG that is stored with a quotation. */
export const largestPhotoBytes = 1_048_576;
