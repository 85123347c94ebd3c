/** The company behind the storefronts: the 'powered by' link of every page leads here. */
export const PROVIDER = { name: 'Vitrina', url: '/menu' } as const
