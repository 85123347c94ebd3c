// Where the parts of a composed dish picture lie. Each place is [x, y, size, turn]: centre and size as shares of the
// picture's side, turn in degrees. `dish` puts a plate under them, otherwise they stand on a table.
// `repeat` fills every place, going round the given parts; otherwise there are as many places as parts.

export const LAYOUTS = {
  plate: {
    dish: 0.43,
    places: [
      [0.5, 0.485, 0.54, 0],
      [0.19, 0.8, 0.22, -18],
      [0.82, 0.79, 0.2, 14],
      [0.83, 0.18, 0.17, 20],
    ],
  },
  close: {
    dish: 0.56,
    places: [
      [0.5, 0.5, 0.7, -7],
      [0.84, 0.83, 0.24, 16],
      [0.15, 0.17, 0.2, -20],
    ],
  },
  pair: {
    dish: 0.44,
    repeat: true,
    places: [
      [0.37, 0.43, 0.42, -12],
      [0.63, 0.58, 0.42, 9],
    ],
  },
  trio: {
    dish: 0.45,
    repeat: true,
    places: [
      [0.5, 0.34, 0.35, 4],
      [0.33, 0.6, 0.37, -14],
      [0.67, 0.61, 0.37, 12],
    ],
  },
  ring: {
    dish: 0.46,
    repeat: true,
    places: [
      [0.5, 0.25, 0.27, 0],
      [0.72, 0.4, 0.27, 40],
      [0.7, 0.66, 0.27, 100],
      [0.42, 0.74, 0.27, 160],
      [0.26, 0.5, 0.27, 250],
      [0.49, 0.5, 0.27, 15],
    ],
  },
  dozen: {
    dish: 0.52,
    repeat: true,
    places: [0.2, 0.5, 0.8].flatMap((y, row) =>
      [0.14, 0.38, 0.62, 0.86].map((x, column) => [
        x + (row % 2) * 0.02,
        y,
        0.25,
        ((row + column) % 3) * 9 - 9,
      ]),
    ),
  },
  solo: { places: [[0.5, 0.49, 0.76, 0]] },
  side: {
    places: [
      [0.46, 0.46, 0.62, -3],
      [0.8, 0.74, 0.27, 9],
      [0.17, 0.79, 0.22, -12],
    ],
  },
  duo: {
    repeat: true,
    places: [
      [0.36, 0.46, 0.5, -5],
      [0.67, 0.56, 0.46, 6],
    ],
  },
  heap: {
    repeat: true,
    places: [
      [0.5, 0.34, 0.36, 0],
      [0.31, 0.53, 0.36, -12],
      [0.69, 0.53, 0.36, 12],
      [0.5, 0.66, 0.38, 4],
    ],
  },
  row: {
    repeat: true,
    places: [
      [0.24, 0.5, 0.36, -6],
      [0.76, 0.5, 0.36, 6],
      [0.5, 0.56, 0.42, 0],
    ],
  },
  // Twice as wide as high and more: read from the middle outwards, so that either edge may be cut off.
  banner: {
    wide: true,
    places: [
      [0.6, 0.5, 0.68, -6],
      [0.8, 0.36, 0.5, 12],
      [0.42, 0.7, 0.46, 8],
      [0.95, 0.78, 0.52, -14],
      [0.76, 0.88, 0.34, 10],
      [0.24, 0.84, 0.4, -12],
      [0.07, 0.66, 0.42, 10],
      [0.46, 0.16, 0.28, 18],
      [0.29, 0.26, 0.24, -20],
      [0.95, 0.12, 0.26, 24],
    ],
  },
}
