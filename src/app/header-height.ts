/** Height of the header. @units CSS length */
export const HEADER_HEIGHT = '56px'
