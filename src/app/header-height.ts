/** Height of the header: two lines of a shop's name, however large a reader makes them. @units CSS length */
export const HEADER_HEIGHT = 'max(56px,3rem)'
