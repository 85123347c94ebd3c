import { createContext, useContext } from 'react'

import { createMessages, type Messages } from '#messages/index.ts'

const MessagesContext = createContext<Messages>(createMessages())

/** Gives the texts of one request to everything below. */
export const MessagesProvider = MessagesContext.Provider

/**
 * The text function of the page's language and tenant. It knows the texts of the first view; others are named by the
 * code that shows them, and so come with it: `useT(plate, dietary)`.
 */
export const useT: Messages = (...files) => useContext(MessagesContext)(...files)
