import { DIETS } from '#domain/menu/dietary.ts'
import { createMessages, type MessageOverrides } from '#messages/create-messages.ts'
import { dietary } from '#messages/dietary.ts'

import type { MenuFile } from './folder-types.ts'

/** Replaces the product's name of a diet by the tenant's: 'Sin gluten' is 'Sin TACC' in Argentina. */
export function nameIndicators(menu: MenuFile, locale: string, messages: MessageOverrides): MenuFile {
  const t = createMessages({ locale, messages })(dietary)
  const words = new Map<string, string>(
    DIETS.map((diet) => [dietary[`dietary.diet.${diet}`], t(`dietary.diet.${diet}`)]),
  )
  const indicators = menu.indicators?.map((one) => ({
    ...one,
    showName: words.get(one.showName) ?? one.showName,
  }))
  return { ...menu, indicators }
}
