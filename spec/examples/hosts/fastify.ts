import Fastify from 'fastify';
import { validatorCompiler } from 'toolgate/fastify';

export const app = Fastify();
app.setValidatorCompiler(validatorCompiler());
