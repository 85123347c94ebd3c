/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

/** One thing that a validator found. */
export interface Finding {
  /** JSON pointer to the value. */
  readonly instancePath: string
  /** Rule that was broken, as a pointer into the schema. */
  readonly schemaPath: string
  /** Word of JSON Schema, as required or maxLength. */
  readonly keyword: string
  /** What the rule wanted, by keyword. */
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** Tells whether a value has the shape T; after a refusal errors holds every finding. */
export interface Guard<T> {
  (value: unknown): value is T
  readonly errors?: readonly Finding[] | null
}
