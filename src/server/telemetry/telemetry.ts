import type { Telemetry } from '../../lib/telemetry.ts';

/** Variables of the standard that say where to send something. */
const places = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
] as const;
const exporters = ['OTEL_TRACES_EXPORTER', 'OTEL_METRICS_EXPORTER'] as const;

/** Whether the variables ask for traces or metrics. `OTEL_SDK_DISABLED` has the last word, as the standard says. */
export const isTelemetryWanted = (env: NodeJS.ProcessEnv): boolean => {
  if (env['OTEL_SDK_DISABLED']?.trim().toLowerCase() === 'true') return false;
  if (exporters.every((name) => env[name]?.trim() === 'none')) return false;
  const isPlace = places.some((name) => Boolean(env[name]?.trim()));
  return isPlace || exporters.some((name) => Boolean(env[name]?.trim()) && env[name]?.trim() !== 'none');
};

/** Opens telemetry where the variables ask for it; the packages are loaded only then. */
export const telemetryOf = async (env: NodeJS.ProcessEnv): Promise<Telemetry | undefined> =>
  isTelemetryWanted(env) ? (await import('./open-telemetry.ts')).openTelemetry(env) : undefined;
