/** Arrows of a slider, for a mouse. */
export const slides = {
  // {name} is the heading of the slider.
  'slides.back': 'Anteriores de {name}',
  'slides.on': 'Siguientes de {name}',
} as const
