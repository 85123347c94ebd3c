import type { Storefront } from '#generated/models.ts'

/** Icon of pages without a brand; a browser that is told none asks for one that does not exist. */
const PRODUCT_ICON = '/icon.svg'

/** The small picture of a page in the browser's own bars. */
export const pageIcon = ({ logos }: Storefront): string => logos.icon?.src ?? PRODUCT_ICON
