import { app } from '../hono.js';

for (const day of ['2025-01-31', 'tomorrow']) {
  const headers = { 'content-type': 'application/json' };
  const response = await app.request('/events', { method: 'POST', headers, body: JSON.stringify({ day }) });
  console.log(response.status, await response.text());
}
// prints: 200 {"day":"2025-01-31"}
// prints: 400 {"error":"invalid_values","target":"json","issues":[{"message":"value does not respect the 'date' format (for example 2025-01-31)","path":["day"]}]}
