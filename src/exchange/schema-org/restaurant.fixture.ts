/** A restaurant of ours, written as schema.org's own examples are: single things where lists may stand. */
export const RESTAURANT = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  url: 'https://fonda.example',
  name: 'La Fonda',
  description: 'Tacos y antojitos.',
  servesCuisine: ['Mexicana'],
  hasMenu: {
    '@type': 'Menu',
    hasMenuSection: {
      '@type': 'MenuSection',
      name: 'Tacos',
      description: 'En tortilla de maíz.',
      image: ['https://fonda.example/tacos.jpg', 'https://fonda.example/mas-tacos.jpg'],
      offers: {
        '@type': 'Offer',
        availabilityEnds: '2026-03-02T08:22:00',
        availabilityStarts: '2026-03-02T08:22:00',
      },
      hasMenuItem: {
        '@type': 'MenuItem',
        name: 'Taco de coliflor',
        description: 'Con papa, jitomate y cebolla.',
        offers: { '@type': 'Offer', price: '3.50', priceCurrency: 'USD' },
        nutrition: {
          '@type': 'NutritionInformation',
          calories: '170 calories',
          fatContent: '3 grams',
        },
        suitableForDiet: 'https://schema.org/GlutenFreeDiet',
      },
    },
    inLanguage: 'es',
  },
}
