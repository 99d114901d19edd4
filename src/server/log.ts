import pino from 'pino';
import type { Config } from './config.ts';

/** Structured lines for machines. Addresses of visitors, cookies, queries and bodies never come in (SAFE-4). */
export const createLog = (config: Pick<Config, 'LOG_LEVEL'>) =>
  pino({
    level: config.LOG_LEVEL,
    base: { service: 'kontor' },
    serializers: {
      req: (request: { method?: string }) => ({ method: request.method }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: ({ name, message, code, stack }: Error & { code?: string }) => ({ type: name, message, code, stack }),
    },
  });
