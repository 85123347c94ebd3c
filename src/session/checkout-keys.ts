/** Under which a tab keeps what is typed and chosen at a checkout. */
export const CHECKOUT_KEY = 'checkout'
export const BENEFITS_KEY = 'benefits'
