import { createContext, useContext } from 'react'

import { createMessages, type Messages } from '#messages/index.ts'

const MessagesContext = createContext<Messages>(createMessages())

/** Provides the texts of one request. */
export const MessagesProvider = MessagesContext.Provider

/**
 * The text function of the page's language and tenant. It includes the texts of the first view; other code passes its
 * own texts, which load with it: `useT(plate, dietary)`.
 */
export const useT: Messages = (...files) => useContext(MessagesContext)(...files)
