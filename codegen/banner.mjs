/** First lines of every generated file. */
export const BANNER = `/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */\n`
