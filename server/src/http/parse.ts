import { AppError, failure, type Problem } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { z } from 'zod'
import type { Text, Values } from '@pasok/domain/kernel/texts'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>
type ProblemText = Pick<Problem, 'text' | 'values'>

/** Longer lists of allowed values do not help the user. */
const MAX_VALUES = 12
/** Formats numbers as the screens do in both languages. */
const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

const KINDS: Readonly<Record<string, Text>> = {
  string: kernelTexts.notText,
  number: kernelTexts.notNumber,
  int: kernelTexts.notWhole,
  boolean: kernelTexts.notYesOrNo,
  array: kernelTexts.notList,
}

const FORMATS: Readonly<Record<string, Text>> = {
  email: kernelTexts.notEmail,
  date: kernelTexts.notDate,
  datetime: kernelTexts.notDate,
}

/** Returns whether a value is missing or blank. */
const isMissing = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

function ofKind({ expected, input }: IssueOf<'invalid_type'>): ProblemText {
  if (isMissing(input)) return { text: kernelTexts.required }
  return { text: KINDS[expected] ?? kernelTexts.invalid }
}

function ofValues({ values, input }: IssueOf<'invalid_value'>): ProblemText {
  if (isMissing(input)) return { text: kernelTexts.required }
  if (values.length > MAX_VALUES)
    return {
      text: kernelTexts.notAmong,
      values: { count: values.length, example: String(values[0]) },
    }
  return { text: kernelTexts.notOneOf, values: { values: values.map(String).join(', ') } }
}

const limit = (name: string, value: number | bigint): Values => ({ [name]: figures.format(value) })

function ofTooMuch({ origin, maximum, inclusive = true }: IssueOf<'too_big'>): ProblemText {
  const values = limit('maximum', maximum)
  if (origin === 'string') return { text: kernelTexts.tooLong, values }
  if (origin === 'array' || origin === 'set') return { text: kernelTexts.tooMany, values }
  return { text: inclusive ? kernelTexts.tooLarge : kernelTexts.notBelow, values }
}

function ofTooLittle({
  origin,
  minimum,
  inclusive = true,
  input,
}: IssueOf<'too_small'>): ProblemText {
  const values = limit('minimum', minimum)
  if (origin === 'string')
    return isMissing(input)
      ? { text: kernelTexts.required }
      : { text: kernelTexts.tooShort, values }
  if (origin === 'array' || origin === 'set') return { text: kernelTexts.tooFew, values }
  return { text: inclusive ? kernelTexts.tooSmall : kernelTexts.notAbove, values }
}

const textShape = z.object({ en: z.string(), id: z.string() })

/** Returns a schema's own message, in each language if the schema provides them (`params.text`). */
function ofOwn({ params, message }: IssueOf<'custom'>): ProblemText {
  const own = textShape.safeParse(params?.['text'])
  return { text: own.success ? own.data : { en: message, id: message } }
}

function problemTextOf(issue: Issue): ProblemText {
  if (issue.code === 'invalid_type') return ofKind(issue)
  if (issue.code === 'invalid_value') return ofValues(issue)
  if (issue.code === 'too_big') return ofTooMuch(issue)
  if (issue.code === 'too_small') return ofTooLittle(issue)
  if (issue.code === 'custom') return ofOwn(issue)
  if (isMissing(issue.input)) return { text: kernelTexts.required }
  if (issue.code === 'invalid_format') return { text: FORMATS[issue.format] ?? kernelTexts.invalid }
  return { text: kernelTexts.invalid }
}

/** Translates a validation issue into a problem for the user. The issue must contain its input. */
function problemOf(issue: Issue): Problem {
  return {
    code: 'bad_request',
    ...(issue.path.length > 0 && { path: issue.path.join('.') }),
    ...problemTextOf(issue),
  }
}

/**
 * Returns the issues of a union's closest alternative, because "no alternative matches" does not help the user.
 */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(0, ...issues.map(({ path }) => path.length))
  const alternatives = issue.errors.map((issues) => issues.flatMap(closest))
  const [best = []] = alternatives.toSorted((a, b) => depth(b) - depth(a))
  if (depth(best) === 0) return [issue]
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Characters that PostgreSQL cannot store as text: zero characters and lone surrogates. */
const UNKEEPABLE = /\0|\p{Surrogate}/u

/** Returns the path of the first text that cannot be stored; undefined when all can. */
export function findUnkeepable(value: unknown, path: readonly string[] = []): string[] | undefined {
  if (typeof value === 'string') return UNKEEPABLE.test(value) ? [...path] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnkeepable(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

/**
 * Validates the input and drops undeclared fields. @throws AppError `bad_request` with a problem per invalid
 * field.
 */
export function parse<Shape extends z.ZodType>(shape: Shape, input: unknown): z.output<Shape> {
  const result = shape.safeParse(input, { reportInput: true })
  if (result.success) {
    const place = findUnkeepable(result.data)
    if (!place) return result.data
    throw failure('bad_request', { text: kernelTexts.unkeepable, path: place.join('.') })
  }
  const [first, ...others] = result.error.issues.flatMap(closest).slice(0, 20).map(problemOf)
  if (!first) throw result.error
  throw new AppError([first, ...others])
}
