/** Height of the header: two lines of a shop's name at any font size. @units CSS length */
export const HEADER_HEIGHT = 'max(56px,3rem)'
