/** Guide of nearby venues. Quoted texts: delivery spec §2. */
export const guide = {
  // Heading of the page; a product with another name writes its own.
  'guide.title': 'La carta está en Tucán',
} as const
