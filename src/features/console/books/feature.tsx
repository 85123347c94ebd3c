import { booksScreen } from './books.screen.tsx'

export const feature = { screens: [booksScreen] }
