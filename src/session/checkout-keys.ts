/** Storage keys for what a tab's diner types and chooses at checkout. */
export const CHECKOUT_KEY = 'checkout'
export const BENEFITS_KEY = 'benefits'
