/**
 * Default names that libraries give to controls, normalized for comparison: lower case, without final punctuation.
 * Words spelled the same in Spanish, such as "total", are not included.
 */
export const LIBRARY_NAMES: readonly string[] = (
  'close, close dialog, close modal, dismiss, open, open menu, close menu, menu, toggle menu, ' +
  'toggle navigation, navigation, main navigation, skip to content, skip to main content, search, ' +
  'search..., clear, clear search, reset, submit, send, save, cancel, got it, accept, ' +
  'accept all, decline, reject, delete, remove, add, add to cart, add item, cart, shopping cart, ' +
  'checkout, quantity, increase, decrease, increment, decrement, next, previous, prev, ' +
  'next slide, previous slide, next page, previous page, first page, last page, go to slide, ' +
  'back, go back, forward, home, loading, please wait, spinner, processing, more, show more, ' +
  'show less, read more, see more, view more, view all, load more, learn more, click here, here, ' +
  'settings, options, filter, filters, sort, sort by, edit, share, copy, copied, download, ' +
  'upload, choose file, select, select all, select an option, required, optional, warning, ' +
  'success, login, log in, logout, log out, sign in, sign up, sign out, register, password, ' +
  'show password, hide password, username, first name, last name, address, phone number, play, ' +
  'pause, stop, mute, unmute, full screen, fullscreen, enter fullscreen, zoom in, zoom out, ' +
  'marker, map, slider, carousel, breadcrumb, pagination, footer, header, image, icon, ' +
  'logo image, button, link, untitled, lorem ipsum, order now, buy now, continue, yes, apply, ' +
  'done, finish'
).split(', ')

/** Function words of English that are not Spanish. */
export const ENGLISH_WORDS: readonly string[] = (
  'the, and, your, you, with, for, this, that, is, are, was, not, please, from, have, has, been, ' +
  'will, to, of, our, we, they, it, in, on, an, or, be, can, cannot'
).split(', ')

/** Function words of Spanish that are not English. */
export const SPANISH_WORDS: readonly string[] = (
  'el, la, los, las, un, una, de, del, y, o, en, con, por, para, tu, tus, que, es, se, al, su, ' +
  'sin, más, lo, te, hay, está, son, no'
).split(', ')
