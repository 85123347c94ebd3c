import { createContext, useContext } from 'react'

import { createMessages, type Translate } from '#messages/index.ts'

const MessagesContext = createContext<Translate>(createMessages())

/** Gives the texts of one tenant to everything below. */
export const MessagesProvider = MessagesContext.Provider

/** The text function of the tenant; the product's own texts outside of a provider. */
export const useT = (): Translate => useContext(MessagesContext)
