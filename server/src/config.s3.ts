import { z } from 'zod'
import { isUrl, onOrOff, setting } from './config.shapes'
import { StartError } from './start-error'

/** Settings of an S3 bucket for uploaded files. */
export const S3_SETTINGS = {
  S3_BUCKET: setting({
    meaning: 'Bucket for uploaded files, at S3 or a compatible service. It must be private.',
    usual: 'files are stored in `DATA_DIR`, which several processes must share',
    must: 'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
    schema: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  }),
  S3_REGION: setting({
    meaning: 'Region of the bucket.',
    usual: '`us-east-1`',
    must: 'a region such as ap-southeast-3',
    schema: z.string().regex(/^[a-z0-9-]{1,40}$/),
  }),
  S3_ENDPOINT: setting({
    meaning: 'Address of a service compatible with S3.',
    usual: "Amazon's address for the region",
    must: 'an http or https address without a path',
    schema: z
      .string()
      .refine((text) => isUrl(text, 'http:', 'https:') && new URL(text).pathname === '/')
      .transform((text) => new URL(text).origin),
  }),
  S3_PATH_STYLE: setting({
    meaning: '`on`: the bucket is part of the path; `off`: part of the host name.',
    usual: '`on` with `S3_ENDPOINT`, otherwise `off`',
    must: 'on or off',
    schema: onOrOff,
  }),
  S3_ACCESS_KEY_ID: setting({
    meaning: 'Access key with permission to read, write and delete in the bucket.',
    usual: "the machine's role",
    must: 'a key',
    secret: true,
    schema: z.string().max(200),
  }),
  S3_SECRET_ACCESS_KEY: setting({
    meaning: 'Secret of `S3_ACCESS_KEY_ID`.',
    usual: 'none',
    must: 'a secret',
    secret: true,
    schema: z.string().max(500),
  }),
}

export interface S3Config {
  bucket: string
  region: string
  endpoint: string | undefined
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  isPathStyle: boolean
}

interface Given {
  bucket: string | undefined
  region: string | undefined
  endpoint: string | undefined
  isPathStyle: boolean | undefined
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
}

/**
 * Assembles the bucket's settings; undefined when there are none. @throws StartError when they are incomplete.
 */
export function assembleS3(given: Given): S3Config | undefined {
  const { bucket, endpoint, region = 'us-east-1', accessKeyId, secretAccessKey } = given
  const { isPathStyle = endpoint !== undefined } = given
  if (bucket === undefined) {
    if (endpoint === undefined && accessKeyId === undefined) return undefined
    throw new StartError(
      'bad_setting',
      'S3_BUCKET must be given: the bucket that stores the files.',
    )
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new StartError(
      'bad_setting',
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together.',
    )
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined
      ? { accessKeyId, secretAccessKey }
      : undefined
  return { bucket, region, endpoint, credentials, isPathStyle }
}
